// Which files the texts of a language leave as: JSON beside the scripts, what is shown together in one.

/** Topics that stand together in one file, so that their page asks once; every other topic is a file of its own. */
const together: Readonly<Record<string, readonly string[]>> = {
  first: ['shell', 'problems', 'jobs', 'saved-jobs', 'saved-searches', 'reference', 'places', 'place-picker'],
  welcome: ['landing', 'faq'],
  job: ['job-page', 'reports', 'matching'],
};

/** What only the server says. */
const SERVER_TOPICS = ['copy', 'notifications', 'pages', 'sms'];

/** The file, without its ending, that holds a topic. */
export const fileOfTopic = (topic: string): string =>
  Object.keys(together).find((file) => together[file]?.includes(topic)) ?? topic;

/** The topics of screens among all. */
export const screenTopics = (topics: readonly string[]) => topics.filter((topic) => !SERVER_TOPICS.includes(topic));

/** Where the file with a topic lies, under the folder that the build names. */
export const addressOfTopic = (folder: string, language: string, topic: string) =>
  `${folder}/${language}/${fileOfTopic(topic)}.json`;
