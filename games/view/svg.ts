const space = 'http://www.w3.org/2000/svg'

export function shape(
  tag: string,
  traits: Readonly<Record<string, string>>,
  ...contents: readonly (Node | string)[]
): SVGElement {
  const made = document.createElementNS(space, tag)
  for (const [name, value] of Object.entries(traits)) made.setAttribute(name, value)
  made.append(...contents)
  return made
}

/** A drawing of our own, which says nothing by itself: what it shows is said beside it. */
export function drawing(viewBox: string, ...parts: readonly SVGElement[]): SVGElement {
  return shape('svg', { viewBox, 'aria-hidden': 'true' }, ...parts)
}
