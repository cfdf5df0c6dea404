import type { ComponentProps } from 'react'
import { useField } from '../field/fieldContext.ts'
import './input.css'
import './textArea.css'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'style'> {
  /** Made for a long text, so that it can be read over without scrolling. */
  isTall?: boolean
}

/** Several lines of text. */
export function TextArea({ isTall = false, ...rest }: TextAreaProps) {
  const ties = useField()
  return (
    <div className="inputFrame textArea" data-tall={isTall || undefined}>
      <textarea {...ties} {...rest} className="input" />
    </div>
  )
}
