import { useState } from 'react'
import { ActButton } from './ActButton.tsx'
import { ActFields, isComplete } from './ActFields.tsx'
import type { ActField, ActValues } from '../entity.ts'
import { type Fault, faultOf } from '../fault.ts'
import { reasonField } from './reasonField.ts'
import { say } from './say.ts'
import './wholeForm.css'

interface WholeFormProps<Wish> {
  readonly groups: readonly (readonly [title: string, fields: readonly ActField[]])[]
  readonly initial: ActValues
  readonly isReadOnly: boolean
  /** What the form says, or why it cannot be read. */
  readonly wishOf: (values: ActValues) => Wish | string
  /** Saves it and answers what to tell of that. */
  readonly save: (wish: Wish, reason: string) => Promise<string>
  /** Shows what is there by now, for who came too late. */
  readonly onReread?: () => void
}

/** All of a record in one form, saved with a reason. */
export function WholeForm<Wish extends object>(props: WholeFormProps<Wish>) {
  const { groups, initial, isReadOnly, wishOf, save, onReread } = props
  const [values, setValues] = useState(initial)
  const [fault, setFault] = useState<Fault>()
  const [isBusy, setBusy] = useState(false)
  const fields = [...groups.flatMap(([, ofGroup]) => ofGroup), reasonField]

  async function send(): Promise<void> {
    const wish = wishOf(values)
    if (typeof wish === 'string') return setFault({ sentence: wish })
    setBusy(true)
    setFault(undefined)
    try {
      say(await save(wish, values.reason ?? ''), 'ok')
    } catch (error) {
      setFault(faultOf(error, fields))
    }
    setBusy(false)
  }

  return (
    <form
      className="wholeForm"
      onSubmit={event => {
        event.preventDefault()
        if (!isBusy) void send()
      }}
    >
      {/* What is typed while it is saved would go with the version before. */}
      {groups.map(([title, ofGroup]) => (
        <fieldset key={title} className="panel" disabled={isReadOnly || isBusy}>
          <legend>{title}</legend>
          <ActFields fields={ofGroup} values={values} onChange={setValues} wrong={fault?.field?.name} />
        </fieldset>
      ))}
      {!isReadOnly && (
        <div className="panel wholeFormSave">
          <ActFields fields={[reasonField]} values={values} onChange={setValues} wrong={fault?.field?.name} />
          {fault && <p role="alert">{fault.sentence}</p>}
          <div className="actBar">
            <ActButton isSubmit look="approve" isBusy={isBusy} isDisabled={!isComplete(fields, values)}>
              Save
            </ActButton>
            {onReread && <ActButton onClick={onReread}>Show the current version</ActButton>}
          </div>
        </div>
      )}
    </form>
  )
}
