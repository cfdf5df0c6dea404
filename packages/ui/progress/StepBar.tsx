import './progressBar.css'

/** How far one is in a few steps. The label says it in words: "Step 1 of 4". */
export function StepBar({ step, count, label }: { step: number; count: number; label: string }) {
  return (
    <div className="stepBar" role="img" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <i key={index} data-done={index < step || undefined} />
      ))}
    </div>
  )
}
