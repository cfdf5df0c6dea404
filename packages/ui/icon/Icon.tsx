import './icon.css'

/** The path of a drawing on a field of 256, or its line and the soft layer under it. */
export type Drawing = string | readonly [line: string, soft: string]

interface IconProps {
  drawing: Drawing
  size?: number
  /** What the icon says when no text beside it says so; without it the icon is only seen. */
  label?: string | undefined
}

export function Icon({ drawing, size = 24, label }: IconProps) {
  const [line, soft] = typeof drawing === 'string' ? [drawing] : drawing
  const heard = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg className="icon" viewBox="0 0 256 256" width={size} height={size} fill="currentColor" {...heard}>
      {soft && <path d={soft} opacity=".2" />}
      <path d={line} />
    </svg>
  )
}
