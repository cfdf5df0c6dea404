import encodeQR from 'qr'

export interface QrPath {
  /** Of the square, in modules, with the light border that a camera needs. */
  readonly side: number
  readonly path: string
}

/** The dark modules of a text as the path of a picture. */
export function qrPath(text: string): QrPath {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const path = modules
    .flatMap((line, row) => line.flatMap((isDark, column) => (isDark ? [`M${column} ${row}h1v1h-1z`] : [])))
    .join('')
  return { side: modules.length, path }
}
