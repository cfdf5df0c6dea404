import './progressBar.css'

/** The native element takes its length from an attribute, which the page's policy allows where a style would not be. */
export function ProgressBar({ value, max, label }: { value: number; max: number; label: string }) {
  return <progress className="progressBar" value={Math.min(value, max)} max={max} aria-label={label} />
}
