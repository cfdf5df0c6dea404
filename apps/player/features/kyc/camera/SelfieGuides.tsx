/** Where the face belongs, and the card beside it. Everything else is dimmed. */
export function SelfieGuides({ hasCard, isGood }: { hasCard: boolean; isGood: boolean }) {
  return (
    <svg className="selfieGuides" viewBox="0 0 358 520" preserveAspectRatio="none" aria-hidden="true">
      <mask id="selfie-open">
        <rect width="358" height="520" fill="#fff" />
        <ellipse cx="179" cy="226" rx="106" ry="142" fill="#000" />
        {hasCard && <rect x="146" y="370" width="192" height="126" rx="16" fill="#000" />}
      </mask>
      <rect className="selfieDim" width="358" height="520" mask="url(#selfie-open)" />
      <ellipse className="selfieOval" data-good={isGood || undefined} cx="179" cy="226" rx="106" ry="142" />
      {hasCard && <rect className="selfieCardFrame" x="146" y="370" width="192" height="126" rx="16" />}
    </svg>
  )
}
