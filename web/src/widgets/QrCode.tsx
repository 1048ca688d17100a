import QRCode from 'qrcode';
import { useMemo } from 'react';

/** A QR code as one path, sharp at any size. */
export default function QrCode({
  text,
  className,
}: {
  text: string;
  className?: string | undefined;
}) {
  const { size, path } = useMemo(() => matrixOf(text), [text]);
  return (
    <svg
      className={className}
      viewBox={`-2 -2 ${size + 4} ${size + 4}`}
      role="img"
      aria-label={text}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}

function matrixOf(text: string): { size: number; path: string } {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  let path = '';
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (modules.get(row, column)) path += `M${column} ${row}h1v1h-1z`;
    }
  }
  return { size, path };
}
