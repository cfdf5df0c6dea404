import type { Block } from './parseText.ts'

export interface Section {
  readonly id: string
  readonly title: string
  readonly blocks: readonly Block[]
}

/** A text by its headings of one level, and what stands before the first of them. */
export function sectionsOf(blocks: readonly Block[], level: 2 | 3 = 2): { lead: Block[]; sections: Section[] } {
  const lead: Block[] = []
  const sections: (Section & { blocks: Block[] })[] = []
  for (const block of blocks) {
    const open = sections.at(-1)
    if (block.kind === 'heading' && block.level === level) {
      sections.push({ id: block.id, title: block.text, blocks: [] })
    } else if (open) open.blocks.push(block)
    else lead.push(block)
  }
  return { lead, sections }
}
