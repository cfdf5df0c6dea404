import type { Page } from 'playwright-core'

/**
 * The words of a page that stand in two lines, each as it is broken, what is cut of its headings and buttons, and what reaches
 * beyond the screen. A word may break behind a sign, such as a hyphen or a slash.
 */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange()
    function isSeen(element: Element): boolean {
      return (
        element.checkVisibility() && element.getBoundingClientRect().width > 2 && !element.closest('.unseen, select')
      )
    }
    function topAt(node: Node, at: number): number {
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      return range.getBoundingClientRect().top
    }
    /** A word in one line has one box; only where it has more is it looked at letter by letter. */
    function isInLines(node: Node, from: number, word: string): boolean {
      range.setStart(node, from)
      range.setEnd(node, from + word.length)
      return range.getClientRects().length > 1
    }
    function brokenAt(node: Node, from: number, word: string): string[] {
      if (!isInLines(node, from, word)) return []
      const ends = Array.from({ length: word.length - 1 }, (_, index) => index + 1)
      const broken = ends.filter(at => topAt(node, from + at) - topAt(node, from + at - 1) > 4)
      return broken.map(at => `${word.slice(0, at)}|${word.slice(at)}`)
    }
    function wordsOf(node: Node): string[] {
      if (!node.parentElement || !isSeen(node.parentElement)) return []
      const words = [...(node.textContent ?? '').matchAll(/[\p{L}\p{N}]{2,}/gu)]
      return words.flatMap(({ index, 0: word }) => brokenAt(node, index, word))
    }
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) found.push(...wordsOf(node))
    for (const head of document.querySelectorAll('h1, h2, h3, button')) {
      const isCut = head.scrollWidth > head.clientWidth + 1 && getComputedStyle(head).overflowX === 'hidden'
      if (isCut && isSeen(head)) found.push(`${head.textContent} is cut`)
    }
    const { scrollWidth } = document.documentElement
    return scrollWidth > innerWidth ? [...found, `${scrollWidth} px on ${innerWidth}`] : found
  })
}
