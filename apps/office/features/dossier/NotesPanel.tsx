import { useState } from 'react'
import { callOffice, sentenceOf } from '../../shared/client.ts'
import { useMay } from '../../shared/own.ts'
import { say } from '../../shared/act/say.ts'
import { writeTime } from '../../shared/times.ts'
import type { Dossier } from './dossier.ts'

interface NotesPanelProps {
  readonly dossier: Dossier
  readonly onChange: () => void
}

/** What colleagues wrote down, dated and signed. None is taken back. */
export function NotesPanel({ dossier: { uid, notes }, onChange }: NotesPanelProps) {
  const may = useMay()
  const [typed, type] = useState('')

  async function add(): Promise<void> {
    if (typed.trim() === '') return
    try {
      await callOffice('POST /office/api/member/note', { body: { uid, text: typed } })
      type('')
      onChange()
    } catch (error) {
      say(sentenceOf(error), 'bad')
    }
  }

  return (
    <section>
      <h3>Notes</h3>
      {may('member.note') && (
        <form
          className="asideForm"
          data-tall
          onSubmit={event => {
            event.preventDefault()
            void add()
          }}
        >
          <textarea aria-label="New note" rows={2} value={typed} onChange={event => type(event.currentTarget.value)} />
          <button type="submit">Save note</button>
        </form>
      )}
      <ul className="noteList">
        {notes.map(({ id, operator, text, at }) => (
          <li key={id}>
            <p>{text}</p>
            <small>
              {operator}, {writeTime(at)}
            </small>
          </li>
        ))}
        {notes.length === 0 && <li data-empty>No notes yet</li>}
      </ul>
    </section>
  )
}
