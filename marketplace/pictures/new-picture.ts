// The stored bytes of a new picture, before its database row is inserted.
export interface NewPicture {
  storage_key: string;
  /** Width in pixels. */
  width: number;
  /** Height in pixels. */
  height: number;
  /** Number of bytes. */
  size: number;
}
