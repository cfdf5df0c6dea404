type Content = Node | string | undefined | false

interface Traits {
  readonly class?: string
  readonly [attribute: string]: string | boolean | undefined
}

/** One element with its attributes and what is in it. Text never becomes markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  traits: Traits = {},
  ...contents: readonly Content[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(traits)) {
    if (value === undefined || value === false) continue
    made.setAttribute(name, value === true ? '' : value)
  }
  made.append(...contents.filter(content => content !== undefined && content !== false))
  return made
}

const paths = {
  close:
    'M208.5 191.5a12 12 0 0 1-17 17L128 145l-63.5 63.5a12 12 0 0 1-17-17L111 128 47.5 64.500a12 12 0 0 1 17-17L128 111l63.5-63.500a12 12 0 0 1 17 17L145 128Z',
  menu: 'M228 128a12 12 0 0 1-12 12H40a12 12 0 0 1 0-24h176a12 12 0 0 1 12 12M40 76h176a12 12 0 0 0 0-24H40a12 12 0 0 0 0 24m176 104H40a12 12 0 0 0 0 24h176a12 12 0 0 0 0-24',
  less: 'M228 128a12 12 0 0 1-12 12H40a12 12 0 0 1 0-24h176a12 12 0 0 1 12 12',
  more: 'M228 128a12 12 0 0 1-12 12h-76v76a12 12 0 0 1-24 0v-76H40a12 12 0 0 1 0-24h76V40a12 12 0 0 1 24 0v76h76a12 12 0 0 1 12 12',
  spin: 'M228 48v48a12 12 0 0 1-12 12h-48a12 12 0 0 1 0-24h19l-7.8-7.800a75.6 75.6 0 0 0-53.3-22.200h-.500a75.5 75.5 0 0 0-53 21.6 12 12 0 1 1-16.8-17.2 99.4 99.4 0 0 1 69.9-28.400h.500a99.4 99.4 0 0 1 70.2 29.300L204 67V48a12 12 0 0 1 24 0m-44.4 132.400a75.5 75.5 0 0 1-53 21.600h-.500a75.6 75.6 0 0 1-53.3-22.200L69 172h19a12 12 0 0 0 0-24H40a12 12 0 0 0-12 12v48a12 12 0 0 0 24 0v-19l7.8 7.800a99.4 99.4 0 0 0 70.2 29.200h.600a99.4 99.4 0 0 0 69.8-28.4 12 12 0 0 0-16.8-17.200Z',
  sound:
    'M163.5 21.200a12 12 0 0 0-13.1 1.300L83.9 76H40a20 20 0 0 0-20 20v64a20 20 0 0 0 20 20h43.900l66.5 53.500A12 12 0 0 0 170 224V32a12 12 0 0 0-6.5-10.800M44 100h32v56H44Zm102 98.9-46-35.800V92.900l46-35.800ZM212 104v48a12 12 0 0 1-24 0v-48a12 12 0 0 1 24 0m36-16v80a12 12 0 0 1-24 0V88a12 12 0 0 1 24 0',
  mute: 'M163.5 21.200a12 12 0 0 0-13.1 1.300L83.9 76H40a20 20 0 0 0-20 20v64a20 20 0 0 0 20 20h43.900l66.5 53.500A12 12 0 0 0 170 224V32a12 12 0 0 0-6.5-10.800M44 100h32v56H44Zm102 98.9-46-35.800V92.900l46-35.800ZM248.5 143.500a12 12 0 0 1-17 17L216 145l-15.5 15.500a12 12 0 0 1-17-17L199 128l-15.5-15.500a12 12 0 0 1 17-17L216 111l15.5-15.500a12 12 0 0 1 17 17L233 128Z',
  safer:
    'M72,144H32a8,8,0,0,1,0-16H67.72l13.62-20.44a8,8,0,0,1,13.32,0l25.34,38,9.34-14A8,8,0,0,1,136,128h24a8,8,0,0,1,0,16H140.28l-13.62,20.44a8,8,0,0,1-13.32,0L88,126.42l-9.34,14A8,8,0,0,1,72,144ZM178,40c-20.65,0-38.73,8.88-50,23.89C116.73,48.88,98.65,40,78,40a62.07,62.07,0,0,0-62,62c0,.75,0,1.5,0,2.25a8,8,0,1,0,16-.5c0-.58,0-1.17,0-1.75A46.06,46.06,0,0,1,78,56c19.45,0,35.78,10.36,42.6,27a8,8,0,0,0,14.8,0c6.82-16.67,23.15-27,42.6-27a46.06,46.06,0,0,1,46,46c0,53.61-77.76,102.15-96,112.8-10.83-6.31-42.63-26-66.68-52.21a8,8,0,1,0-11.8,10.82c31.17,34,72.93,56.68,74.69,57.63a8,8,0,0,0,7.58,0C136.21,228.66,240,172,240,102A62.07,62.07,0,0,0,178,40Z',
} as const

export type IconName = keyof typeof paths

export function icon(name: IconName): SVGElement {
  const space = 'http://www.w3.org/2000/svg'
  const drawing = document.createElementNS(space, 'svg')
  drawing.setAttribute('viewBox', '0 0 256 256')
  drawing.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(space, 'path')
  path.setAttribute('d', paths[name])
  path.setAttribute('fill', 'currentColor')
  drawing.append(path)
  return drawing
}

/** A round button that shows an icon and is called by its label. */
export function iconButton(name: IconName, label: string, onClick: () => void): HTMLButtonElement {
  const button = element('button', { type: 'button', class: 'round', 'aria-label': label }, icon(name))
  button.addEventListener('click', onClick)
  return button
}

/** Writes a text where there is another: each writing is work for the browser, also of the same. */
export function write(place: Element, text: string): void {
  if (place.textContent !== text) place.textContent = text
}
