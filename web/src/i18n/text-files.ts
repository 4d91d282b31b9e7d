// The translation files of a language: JSON files beside the scripts of the build. Topics that are shown together share
// a file.

/** Topics that share a file, so that their page sends one request. Every other topic has a separate file. */
const together: Readonly<Record<string, readonly string[]>> = {
  first: ['shell', 'common', 'problems', 'jobs', 'saved-jobs', 'saved-searches', 'reference', 'places', 'place-picker'],
  welcome: ['landing', 'faq', 'first-steps'],
  job: ['job-page', 'reports', 'matching'],
};

const SERVER_TOPICS = ['copy', 'notifications', 'pages', 'sms'];

/** Returns the name, without extension, of the file that contains a topic. */
export const fileOfTopic = (topic: string): string =>
  Object.keys(together).find((file) => together[file]?.includes(topic)) ?? topic;

/** Returns the topics without those that only the server uses. */
export const screenTopics = (topics: readonly string[]) => topics.filter((topic) => !SERVER_TOPICS.includes(topic));

/** Returns the URL of the file that contains a topic, in the folder of the build. */
export const addressOfTopic = (folder: string, language: string, topic: string) =>
  `${folder}/${language}/${fileOfTopic(topic)}.json`;
