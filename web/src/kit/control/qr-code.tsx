// QR code as an SVG path, dark on light in every theme, with the quiet zone that scanners need.
import './qr-code.css';
import qrcode from 'qrcode-generator';

const EDGE = 4;

/** Returns the SVG path of the code and the number of modules in a row, including the quiet zone. */
export function qrPath(text: string): { path: string; size: number } {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const rows = Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (_, column) =>
      code.isDark(row, column) ? `M${column + EDGE} ${row + EDGE}h1v1h-1z` : '',
    ).join(''),
  );
  return { path: rows.join(''), size: count + 2 * EDGE };
}

export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = qrPath(text);
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <rect className="qr-code__ground" width={size} height={size} />
      <path className="qr-code__squares" d={path} />
    </svg>
  );
}
