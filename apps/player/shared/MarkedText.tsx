import { useTexts } from './texts.ts'
import { markedTexts } from './marked.texts.ts'
import { type Block, type Inline, parseText } from './answer/parseText.ts'
import { type Section, sectionsOf } from './answer/sectionsOf.ts'

/** So many sections are found faster with a list of them. */
const longFrom = 4

interface MarkedTextProps {
  readonly text: string
  /** Headings of the second level are questions, each of which opens its answer. */
  readonly isFolded?: boolean
}

/** A text as elements of ours, never as markup of its own. */
export function MarkedText({ text, isFolded = false }: MarkedTextProps) {
  const t = useTexts(markedTexts)
  const { lead, sections } = sectionsOf(parseText(text))
  return (
    <>
      <Blocks blocks={lead} />
      {sections.length >= longFrom && (
        <nav className="legalContents" aria-label={t.contents}>
          <h2 className="h3">{t.contents}</h2>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {sections.map(section => (
        <section key={section.id} aria-labelledby={section.id}>
          <h2 className="h2" id={section.id} tabIndex={-1}>
            {section.title}
          </h2>
          {isFolded ? <Questions section={section} /> : <Blocks blocks={section.blocks} />}
        </section>
      ))}
    </>
  )
}

function Questions({ section }: { section: Section }) {
  const { lead, sections } = sectionsOf(section.blocks, 3)
  return (
    <>
      <Blocks blocks={lead} />
      {sections.map(({ id, title, blocks }) => (
        <details className="legalQuestion" key={id}>
          <summary>{title}</summary>
          <Blocks blocks={blocks} />
        </details>
      ))}
    </>
  )
}

function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, at) => {
    if (block.kind === 'heading') {
      return (
        <h3 className="h3" key={block.id} id={block.id}>
          {block.text}
        </h3>
      )
    }
    if (block.kind === 'paragraph') {
      return (
        <p key={at}>
          <Inlines inlines={block.inlines} />
        </p>
      )
    }
    return (
      <ul key={at}>
        {block.items.map((item, row) => (
          <li key={row}>
            <Inlines inlines={item} />
          </li>
        ))}
      </ul>
    )
  })
}

function Inlines({ inlines }: { inlines: readonly Inline[] }) {
  return inlines.map(({ text, href }, at) =>
    href ? (
      <a key={at} href={href}>
        {text}
      </a>
    ) : (
      text
    ),
  )
}
