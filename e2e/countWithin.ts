import type { Locator } from 'playwright-core'

/** How many of these stand inside of the box of another one. */
export async function countWithin(parts: Locator, whole: Locator): Promise<number> {
  const box = await whole.evaluateHandle(one => one.getBoundingClientRect())
  return parts.evaluateAll((all, { left, right, top, bottom }) => {
    const boxes = all.map(one => one.getBoundingClientRect())
    return boxes.filter(one => one.left >= left && one.right <= right && one.top >= top && one.bottom <= bottom).length
  }, box)
}
