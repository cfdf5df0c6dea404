import { Icon } from '@saya/ui/icon'
import { magnifyingGlassBold } from '@saya/ui/icon/drawings/magnifyingGlassBold'
import { type SyntheticEvent, useRef, useState } from 'react'
import { type AnswerOf, callOffice, sentenceOf } from '../../shared/client.ts'
import { Kbd } from '../../shared/Kbd.tsx'
import { base, go } from '../../shared/navigation.ts'
import { say } from '../../shared/act/say.ts'
import { writeTime } from '../../shared/times.ts'
import { useKeys } from '../../shared/useKeys.ts'
import { deskAddress, type QueueView } from './queueView.ts'

type FoundCase = AnswerOf<'POST /office/api/review/find'>

const title = 'Name, UID or ID number'
const least = 2

/** Looks for a case when Enter is pressed, not letter by letter: each look is on record. The only one found opens at once. */
export function FindCase({ view }: { readonly view: QueueView }) {
  const field = useRef<HTMLInputElement>(null)
  const [found, setFound] = useState<FoundCase>()
  useKeys({ '/': () => field.current?.focus() })

  function close(): void {
    setFound(undefined)
    if (field.current) field.current.value = ''
    field.current?.blur()
  }
  async function find(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    const q = field.current?.value.trim() ?? ''
    if (q.length < least) return setFound(undefined)
    try {
      const answer = await callOffice('POST /office/api/review/find', { body: { q } })
      const [only, another] = answer.d
      if (!only || another) return setFound(answer)
      close()
      go(deskAddress(only.uid, view))
    } catch (cause) {
      say(sentenceOf(cause), 'bad')
    }
  }

  return (
    <search className="deskFind">
      <form onSubmit={event => void find(event)}>
        <label className="searchField">
          <Icon drawing={magnifyingGlassBold} size={18} />
          <input
            ref={field}
            type="search"
            aria-label={title}
            placeholder={title}
            maxLength={60}
            onKeyDown={event => {
              if (event.key === 'Escape') close()
            }}
          />
          <Kbd>/</Kbd>
        </label>
      </form>
      {found && <FoundList found={found} view={view} onOpen={close} />}
    </search>
  )
}

interface FoundListProps {
  readonly found: FoundCase
  readonly view: QueueView
  readonly onOpen: () => void
}

function FoundList({ found: { d: cases, is_cut: isCut }, view, onOpen }: FoundListProps) {
  return (
    <div className="deskFound" role="status">
      {cases.length === 0 && <p>No cases found. You can search names of waiting cases, or a complete ID number.</p>}
      <ul>
        {cases.map(({ uid, name, id_type: idType, submitted_at: at, is_waiting: isWaiting }) => (
          <li key={uid}>
            <a href={base + deskAddress(uid, view)} onClick={onOpen}>
              <b>{name}</b>
              <small>
                UID {uid}, {idType}, {isWaiting ? `waits since ${writeTime(at)}` : 'decided'}
              </small>
            </a>
          </li>
        ))}
      </ul>
      {isCut && <p>Not all results are shown. Refine your search.</p>}
    </div>
  )
}
