// Shrinks photos before upload, because camera photos are larger than the stored size.

interface Shape {
  /** Maximum width and height, in pixels. */
  max: number;
  /** True to crop the image to its central square. */
  square?: true;
}

const QUALITY = 0.85;

async function draw(file: File, { max, square }: Shape): Promise<Blob | null> {
  const image = await createImageBitmap(file);
  const side = Math.min(image.width, image.height);
  const [width, height] = square ? [side, side] : [image.width, image.height];
  const scale = Math.min(1, max / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  // JPEG has no transparency: transparent areas become white.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  const [left, top] = [(image.width - width) / 2, (image.height - height) / 2];
  pen.drawImage(image, left, top, width, height, 0, 0, canvas.width, canvas.height);
  image.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}

/** Returns the picture as a smaller JPEG, or the original file if the browser cannot decode it. */
export async function smallPicture(file: File, shape: Shape): Promise<File> {
  try {
    const blob = await draw(file, shape);
    if (!blob) return file;
    return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' });
  } catch {
    return file;
  }
}
