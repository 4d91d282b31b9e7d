// What the build tells the app of itself.
interface ImportMetaEnv {
  /** The folder of the built texts, by its address; absent while developing. */
  readonly TEXTS_FOLDER?: string;
}
