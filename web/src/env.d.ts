// Types of the variables that the build defines in `import.meta.env`.
interface ImportMetaEnv {
  /** URL path of the folder with the built translations. Undefined in development. */
  readonly TEXTS_FOLDER?: string;
}
