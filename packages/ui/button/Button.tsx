import type { MouseEvent, ReactNode } from 'react'
import type { LinkProps, PressProps } from '../element/props.ts'
import './button.css'

export interface ButtonLook {
  /** One `primary` per screen or sheet. */
  look?: 'primary' | 'neutral' | 'soft' | 'outline' | 'ghost' | 'onHero' | 'danger' | undefined
  size?: 'large' | 'medium' | 'small' | undefined
  full?: boolean | undefined
  children: ReactNode
}

interface ButtonProps extends ButtonLook, PressProps {
  /** Shows a spinner in place of the label, at the same width, and ignores presses. */
  loading?: boolean | undefined
}

/** A busy button stays focusable, so that the keyboard and the screen reader do not lose their place. */
export function Button({ look, size, full, loading, onClick, children, ...rest }: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (loading) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      {...marks({ look, size, full })}
      onClick={press}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
    >
      <span className="buttonLabel">{children}</span>
    </button>
  )
}

/** A link that looks like a button: it works before the script runs. */
export function ButtonLink({ look, size, full, children, ...rest }: ButtonLook & LinkProps) {
  return (
    <a {...rest} {...marks({ look, size, full })}>
      <span className="buttonLabel">{children}</span>
    </a>
  )
}

function marks({ look = 'primary', size = 'large', full }: Omit<ButtonLook, 'children'>) {
  return { className: 'button', 'data-look': look, 'data-size': size, 'data-full': full || undefined }
}
