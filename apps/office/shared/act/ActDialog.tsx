import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { ActButton } from './ActButton.tsx'
import { ActFields, isComplete } from './ActFields.tsx'
import { ActPreview } from './ActPreview.tsx'
import type { Act, ActValues } from '../entity.ts'
import { type Fault, faultOf } from '../fault.ts'
import { say } from './say.ts'
import './actDialog.css'

interface ActDialogProps<Thing> {
  readonly act: Act<Thing>
  readonly things: readonly Thing[]
  /** How one of them is named in the report of what failed. */
  nameOf(thing: Thing): string
  readonly onClose: (isDone: boolean) => void
}

interface Failure extends Fault {
  readonly name: string
}

/** Asks once before an act, does it to one after the other, shows how far it is, and tells what failed and why. */
export function ActDialog<Thing>({ act, things, nameOf, onClose }: ActDialogProps<Thing>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const [values, setValues] = useState<ActValues>(() => initialOf(act, things))
  const [finished, setFinished] = useState<number>()
  const [failures, setFailures] = useState<readonly Failure[]>([])
  const isRunning = finished !== undefined && finished < things.length
  useEffect(() => dialog.current?.showModal(), [])

  async function run(): Promise<void> {
    const failed: Failure[] = []
    let came: unknown
    for (const [index, thing] of things.entries()) {
      setFinished(index)
      try {
        came = await act.run(thing, values)
      } catch (error) {
        failed.push({ name: nameOf(thing), ...faultOf(error, act.fields) })
      }
    }
    setFinished(things.length)
    setFailures(failed)
    if (failed.length > 0) return
    say(typeof act.done === 'string' ? act.done : act.done(came), 'ok')
    onClose(true)
  }

  return (
    <dialog
      ref={dialog}
      className="actDialog"
      aria-labelledby={titleId}
      onCancel={event => {
        if (isRunning) event.preventDefault()
      }}
      onClose={() => onClose(finished !== undefined)}
    >
      <form
        onSubmit={event => {
          event.preventDefault()
          if (!isRunning && isComplete(act.fields, values)) void run()
        }}
      >
        <h2 id={titleId}>{things.length === 1 ? act.title : `${act.title}: ${things.length}`}</h2>
        <p>{act.warning}</p>
        {aboutOf(act, things)}
        <ActFields
          fields={act.fields}
          values={values}
          onChange={setValues}
          wrong={failures.find(({ field }) => field)?.field?.name}
        />
        {act.preview && things[0] !== undefined && things.length === 1 && (
          <ActPreview act={act} thing={things[0]} values={values} isBusy={isRunning} />
        )}
        {finished !== undefined && things.length > 1 && (
          <progress max={things.length} value={finished} aria-label={`${finished} of ${things.length}`} />
        )}
        {failures.length > 0 && (
          <div role="alert">
            <ul>
              {failures.map(({ name, sentence }) => (
                <li key={name}>
                  {things.length > 1 && <b>{name}</b>} {sentence}
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className="actDialogFoot">
          <ActButton isDisabled={isRunning} onClick={() => dialog.current?.close()}>
            {failures.length > 0 ? 'Close' : 'Cancel'}
          </ActButton>
          <ActButton
            isSubmit
            look={act.isGrave ? 'reject' : 'approve'}
            isBusy={isRunning}
            isDisabled={!isComplete(act.fields, values) || failures.length > 0}
          >
            {act.title}
          </ActButton>
        </div>
      </form>
    </dialog>
  )
}

/** Several are each asked about on their own page. */
function aboutOf<Thing>({ about }: Act<Thing>, [thing, ...others]: readonly Thing[]): ReactNode {
  return thing !== undefined && others.length === 0 ? about?.(thing) : undefined
}

/** What stands in the fields at first. Of several things none has a say in it. */
function initialOf<Thing>({ fields, initial }: Act<Thing>, [thing, ...others]: readonly Thing[]): ActValues {
  const usual = Object.fromEntries(fields.flatMap(({ name, value }) => (value ? [[name, value]] : [])))
  const isOne = thing !== undefined && others.length === 0
  return isOne ? { ...usual, ...initial?.(thing) } : usual
}
