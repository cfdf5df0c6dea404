import { useId } from 'react'
import './coin.css'

interface CoinProps {
  /** The sun for points, the peso for money: neither ever stands for the other. */
  face: 'sun' | 'peso'
  /** For those who do not see it; empty when the same stands beside it. */
  label: string
  size?: number | undefined
}

const rays =
  'M20.8 29.2 15 28.3M22.8 24.3 19.6 22M26.9 20.9 24.2 15.7M32 19.7v-4M37.1 20.9 39.8 15.7M41.2 24.3 44.4 22M43.2 29.2 49 28.3'

export function Coin({ face, label, size = 24 }: CoinProps) {
  const id = useId()
  const heard = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg className="coin" viewBox="0 0 64 64" width={size} height={size} {...heard}>
      <defs>
        <linearGradient id={`${id}rim`} x1="12" y1="4" x2="52" y2="60" gradientUnits="userSpaceOnUse">
          <stop stopColor="#ffe58a" />
          <stop offset=".5" stopColor="#ffb81c" />
          <stop offset="1" stopColor="#e07a00" />
        </linearGradient>
        <linearGradient id={`${id}face`} x1="16" y1="10" x2="48" y2="56" gradientUnits="userSpaceOnUse">
          <stop stopColor="#ffc93a" />
          <stop offset="1" stopColor="#ffdc75" />
        </linearGradient>
      </defs>
      <circle cx="32" cy="33.5" r="29" fill="#b45c00" />
      <circle cx="32" cy="31" r="29" fill={`url(#${id}rim)`} />
      <circle cx="32" cy="31" r="22.5" fill={`url(#${id}face)`} />
      <circle cx="32" cy="31" r="22.5" fill="none" stroke="#c66a00" strokeOpacity=".55" strokeWidth="1.6" />
      {face === 'peso' ? (
        <text x="32.5" y="43" fontSize="33" textAnchor="middle" className="coinWord">
          ₱
        </text>
      ) : (
        <g stroke="#b35300" strokeLinecap="round" fill="none">
          <path d={rays} strokeWidth="3.4" />
          <path d="M24.1 31a7.9 7.9 0 0 1 15.8 0z" fill="#b35300" stroke="none" />
          <path d="M18.1 36c4.8 6.9 23 6.9 27.8 0" strokeWidth="4.2" />
        </g>
      )}
    </svg>
  )
}
