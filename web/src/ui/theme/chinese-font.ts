const SIZE = 24;

function canvasContext(): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const context = canvas.getContext('2d');
  if (context) {
    context.font = `${SIZE}px sans-serif`;
    context.textBaseline = 'top';
  }
  return context;
}

function renderGlyph(sign: string): string {
  const context = canvasContext();
  context?.fillText(sign, 0, 0);
  return context?.canvas.toDataURL() ?? sign;
}

/** Whether this machine draws Chinese: each sign one em wide, and different signs differently. */
function supportsChinese(): boolean {
  const width = canvasContext()?.measureText('验').width ?? SIZE;
  return Math.abs(width - SIZE) < 1 && renderGlyph('验') !== renderGlyph('芯');
}

/**
 * Fetches Noto Sans SC, in slices, where the machine has no Chinese font of its own; elsewhere not
 * a byte of it is loaded.
 */
export async function ensureChineseFont(): Promise<void> {
  if (supportsChinese()) return;
  // Its hundred slices stay out of the styles that everybody loads.
  const { default: faces } = await import('@fontsource-variable/noto-sans-sc/wght.css?inline');
  const style = document.createElement('style');
  style.textContent = faces;
  document.head.append(style);
}
