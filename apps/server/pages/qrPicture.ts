import encodeQR from 'qr'

/** A text as a symbol: dark on white in every theme, since not every camera reads the other way round. */
export function qrPicture(text: string): string {
  // The light border is four modules, which a camera needs.
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const side = modules.length
  const squares = modules.flatMap((line, row) =>
    line.flatMap((isDark, column) => (isDark ? `M${column} ${row}h1v1h-1z` : [])),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${squares.join('')}"/></svg>`
}
