import type { Page } from 'playwright-core'

interface Property {
  readonly name: string
  readonly value: { readonly value?: unknown }
}

interface AccessibleNode {
  readonly nodeId: string
  readonly parentId?: string
  readonly ignored: boolean
  readonly role?: { readonly value: string }
  readonly name?: { readonly value: string }
  readonly description?: { readonly value: string }
  readonly properties?: readonly Property[]
}

/** What a screen reader is told of the page: the focused part, the dialog around it, and what was announced. */
export async function readAloud(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as { nodes: AccessibleNode[] }
  await session.detach()
  const known = new Map(nodes.map(node => [node.nodeId, node]))
  const has = (node: AccessibleNode, name: string) =>
    node.properties?.find(property => property.name === name)?.value.value ?? false
  const shown = nodes.filter(node => !node.ignored && node.role?.value !== 'RootWebArea')
  const focused = shown.find(node => has(node, 'focused') === true)
  const dialog = shown.find(node => node.role?.value === 'dialog' && has(node, 'modal') === true)

  function isWithinLive(node: AccessibleNode): boolean {
    const parent = node.parentId === undefined ? undefined : known.get(node.parentId)
    if (has(node, 'live') === 'polite' || has(node, 'live') === 'assertive') return true
    return parent !== undefined && isWithinLive(parent)
  }

  return {
    focus: focused && `${focused.role?.value} ${focused.name?.value ?? ''}`.trim(),
    description: focused?.description?.value ?? '',
    isInvalid: focused !== undefined && has(focused, 'invalid') === 'true',
    dialog: dialog?.name?.value ?? '',
    announced: shown
      .filter(node => node.role?.value === 'StaticText' && isWithinLive(node))
      .map(node => node.name?.value ?? ''),
    /** Controls that a reader would find without a word of what they are. */
    nameless: shown
      .filter(node => /^(button|link|textbox|checkbox|radio|switch|combobox|dialog)$/.test(node.role?.value ?? ''))
      .filter(node => !node.name?.value)
      .map(node => node.role?.value),
  }
}
