import './icon.css'

/**
 * The path of a drawing on a field of 256, or its line and the soft layer under it, or where it stands in a sheet of
 * drawings that the browser fetches once.
 */
export type Drawing = string | readonly [line: string, soft: string] | { readonly href: string }

interface IconProps {
  drawing: Drawing
  size?: number
  /** What the icon says when no text beside it says so; without it the icon is only seen. */
  label?: string | undefined
}

export function Icon({ drawing, size = 24, label }: IconProps) {
  const heard = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg className="icon" viewBox="0 0 256 256" width={size} height={size} fill="currentColor" {...heard}>
      <Lines drawing={drawing} />
    </svg>
  )
}

/** The strokes of a drawing, for whoever frames them otherwise than an icon. */
export function Lines({ drawing }: { drawing: Drawing }) {
  if (typeof drawing === 'string') return <path d={drawing} />
  if ('href' in drawing) return <use href={drawing.href} />
  const [line, soft] = drawing
  return (
    <>
      <path d={soft} opacity=".2" />
      <path d={line} />
    </>
  )
}
