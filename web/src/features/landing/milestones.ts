// The six events of the company's history, as translation keys.
export const milestones = ['start', 'talks', 'version', 'hundred', 'languages', 'open'] as const;
