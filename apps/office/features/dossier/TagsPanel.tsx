import { useState } from 'react'
import { callOffice, sentenceOf } from '../../shared/client.ts'
import { useMay } from '../../shared/own.ts'
import { say } from '../../shared/act/say.ts'
import type { Dossier } from './dossier.ts'

interface TagsPanelProps {
  readonly dossier: Dossier
  readonly onChange: () => void
}

/** Words by which colleagues find a member again. */
export function TagsPanel({ dossier: { uid, tags }, onChange }: TagsPanelProps) {
  const may = useMay()
  const [typed, type] = useState('')

  async function set(after: readonly string[]): Promise<void> {
    const body = { uid, before: [...tags], after: [...after] }
    await callOffice('POST /office/api/member/tag', { body }).catch((error: unknown) => say(sentenceOf(error), 'bad'))
    onChange()
  }
  function add(): void {
    const tag = typed
      .trim()
      .toLowerCase()
      .replace(/[^a-z0-9-]+/g, '-')
    type('')
    if (tag && !tags.includes(tag)) void set([...tags, tag])
  }

  return (
    <section>
      <h3>Tags</h3>
      <ul className="tagList">
        {tags.map(tag => (
          <li key={tag}>
            {tag}
            {may('member.tag') && (
              <button
                type="button"
                aria-label={`Remove ${tag}`}
                onClick={() => void set(tags.filter(one => one !== tag))}
              >
                ×
              </button>
            )}
          </li>
        ))}
        {tags.length === 0 && <li data-empty>None</li>}
      </ul>
      {may('member.tag') && (
        <form
          className="asideForm"
          onSubmit={event => {
            event.preventDefault()
            add()
          }}
        >
          <input
            aria-label="New tag"
            value={typed}
            maxLength={24}
            onChange={event => type(event.currentTarget.value)}
          />
          <button type="submit">Add</button>
        </form>
      )}
    </section>
  )
}
