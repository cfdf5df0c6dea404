import { drawing, shape } from '../../view/svg.ts'

const path = (d: string, fill: string, more: Readonly<Record<string, string>> = {}) =>
  shape('path', { d, fill, ...more })
const gems = [
  ['#b8fff0', '#2fd3b4', '#0b8f86', '#075e66'],
  ['#ffd3e2', '#ff6f9f', '#d12d6c', '#8f1149'],
  ['#d9ecff', '#5aa9ff', '#2569d8', '#173f97'],
  ['#fff0b3', '#ffc83a', '#e5940c', '#a35c00'],
] as const

/** A cut stone: which colour it has is of no meaning. */
export function drawGem(place: number): SVGElement {
  const [light = '', mid = '', deep = '', dark = ''] = gems[place % gems.length] ?? gems[0]
  return drawing(
    '0 0 48 48',
    path('M13 9h22l8 11-19 22L5 20z', mid),
    path('M13 9h22l-5 11H18z', light),
    path('M13 9l5 11H5zM35 9l8 11H30z', deep, { opacity: '0.55' }),
    path('M18 20h12l-6 22z', deep, { opacity: '0.75' }),
    path('M5 20h13l6 22z', dark, { opacity: '0.35' }),
    path('M30 20h13L24 42z', dark, { opacity: '0.6' }),
    path('M16 11.500h9l-2 5h-9z', '#fff', { opacity: '0.65' }),
  )
}

export function drawMine(): SVGElement {
  return drawing(
    '0 0 48 48',
    path('M31 13c2-6 7-7 10-4', 'none', { stroke: '#c99a5b', 'stroke-width': '3', 'stroke-linecap': 'round' }),
    path('M41 3l1.500 3.500L46 8l-3.500 1.500L41 13l-1.500-3.500L36 8l3.500-1.500z', '#ffd75e'),
    shape('rect', {
      x: '24',
      y: '10',
      width: '12',
      height: '8',
      rx: '2',
      fill: '#3b3540',
      transform: 'rotate(28 30 14)',
    }),
    shape('circle', { cx: '21', cy: '28', r: '16', fill: '#2a2530' }),
    shape('circle', { cx: '21', cy: '28', r: '16', fill: 'none', stroke: '#0e0b12', 'stroke-width': '2' }),
    path('M11 24c1-5 5-8 9-8', 'none', { stroke: '#8d8496', 'stroke-width': '3.500', 'stroke-linecap': 'round' }),
  )
}

/** A node of the greased bamboo. */
export function drawHold(): SVGElement {
  return drawing(
    '0 0 48 48',
    shape('rect', { x: '15', y: '0', width: '18', height: '48', fill: '#9cc14a' }),
    shape('rect', { x: '17', y: '0', width: '5', height: '48', fill: '#d4ea8e' }),
    shape('rect', { x: '28', y: '0', width: '5', height: '48', fill: '#6b9128' }),
    shape('rect', { x: '12', y: '19', width: '24', height: '9', rx: '4', fill: '#7fa636' }),
    shape('rect', { x: '13', y: '20', width: '22', height: '3', rx: '1.500', fill: '#c3dd78' }),
  )
}

/** A small flag, as they hang at the top. */
export function drawFlag(place: number): SVGElement {
  const [, mid = '', deep = ''] = gems[place % gems.length] ?? gems[0]
  return drawing(
    '0 0 48 48',
    shape('rect', { x: '9', y: '4', width: '4', height: '40', rx: '2', fill: '#f3e2bd' }),
    path('M13 6h27l-8 9 8 9H13z', mid),
    path('M13 15h19l8 9H13z', deep, { opacity: '0.5' }),
  )
}

export function drawSlip(): SVGElement {
  return drawing(
    '0 0 48 48',
    path('M24 5c8 11 13 17 13 24a13 13 0 0 1-26 0C11 22 16 16 24 5z', '#e9a13b'),
    path('M24 5c8 11 13 17 13 24a13 13 0 0 1-13 13z', '#b56a12'),
    path('M17 29c0 5 3 8 6 9', 'none', { stroke: '#ffe2ac', 'stroke-width': '3', 'stroke-linecap': 'round' }),
  )
}
