/** Steps of points as they are typed: `30: 1, 60: 2`. What is no number, the server refuses. */
export function readSteps(text: string): [from: number, points: number][] {
  return text
    .split(',')
    .filter(part => part.trim() !== '')
    .map(part => {
      const [from = '', points = ''] = part.split(':')
      return [Number(from), Number(points)]
    })
}
