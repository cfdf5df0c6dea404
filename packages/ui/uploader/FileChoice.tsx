import { useState, type ChangeEvent, type ReactNode } from 'react'
import { isAccepted } from './photo.ts'

interface FileChoiceProps {
  accept: string
  onFile: (file: File) => void
  onWrongType: () => void
  /** Draws what opens the choice. */
  render: (choose: () => void) => ReactNode
}

export function FileChoice({ accept, onFile, onWrongType, render }: FileChoiceProps) {
  const [input, setInput] = useState<HTMLInputElement | null>(null)

  function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0]
    // Emptied, so that choosing the same file again is heard.
    currentTarget.value = ''
    if (!file) return
    if (isAccepted(file.type, accept)) onFile(file)
    else onWrongType()
  }

  return (
    <>
      <input ref={setInput} type="file" hidden accept={accept} onChange={take} />
      {render(() => input?.click())}
    </>
  )
}
