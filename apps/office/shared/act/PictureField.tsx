import { useRef, useState } from 'react'
import { sentenceOf } from '../client.ts'
import { ActButton } from './ActButton.tsx'
import './fields.css'

interface PictureFieldProps {
  readonly id: string
  readonly title: string
  readonly hint: string | undefined
  /** Where the picture is that was sent, or nothing yet. */
  readonly value: string
  /** One that has to be there can be replaced, and not taken away. */
  readonly isRequired: boolean
  readonly send: (file: File) => Promise<string>
  readonly onChange: (address: string) => void
}

/** Sends a picture as soon as it is chosen, and shows what became of it. One that has no address is shown by nobody. */
export function PictureField({ id, title, hint, value, isRequired, send, onChange }: PictureFieldProps) {
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly fault: string }>({ isBusy: false, fault: '' })

  const input = useRef<HTMLInputElement>(null)

  async function take(file: File | undefined): Promise<void> {
    if (!file) return
    setState({ isBusy: true, fault: '' })
    try {
      onChange(await send(file))
      setState({ isBusy: false, fault: '' })
    } catch (error) {
      setState({ isBusy: false, fault: sentenceOf(error) })
    }
  }

  /** The button goes with the picture, so that the keyboard goes back to the field. */
  function remove(): void {
    setState({ isBusy: false, fault: '' })
    if (input.current) input.current.value = ''
    input.current?.focus()
    onChange('')
  }

  return (
    <div className="officeField" aria-busy={state.isBusy}>
      <label htmlFor={id}>{title}</label>
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-describedby={`${id}-hint`}
        onChange={event => void take(event.currentTarget.files?.[0])}
      />
      <p id={`${id}-hint`}>{state.isBusy ? 'Sending…' : hint}</p>
      {state.fault && <p role="alert">{state.fault}</p>}
      {value.startsWith('/') && <img className="officePicture" src={value} alt="Preview" />}
      {value && !value.startsWith('/') && <p role="status">Sent.</p>}
      {value && !isRequired && !state.isBusy && (
        <div className="actBar">
          <ActButton size="small" name={`Remove: ${title}`} onClick={remove}>
            Remove
          </ActButton>
        </div>
      )}
    </div>
  )
}
