import type { QrCode } from './qrCode.ts'

/** The light border that a camera needs around a symbol. */
const quietModules = 4

/** A symbol as a picture: dark on white in every theme, since not every camera reads the other way round. */
export function qrPicture(code: QrCode): string {
  const side = code.length + 2 * quietModules
  const squares = code.flatMap((line, row) =>
    line.flatMap((isDark, column) => (isDark ? `M${column + quietModules} ${row + quietModules}h1v1h-1z` : [])),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${squares.join('')}"/></svg>`
}
