/** The product's logo; its name is shown next to it as text. */
export function Logo({ size = 30 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="#1f8a7d" />
      <path
        d="M9 21.5V12a1.5 1.5 0 0 1 1.5-1.5h5.75a4.25 4.25 0 0 1 0 8.5H12.5"
        fill="none"
        stroke="#fff"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="22.5" cy="21.5" r="1.9" fill="#f2b84b" />
    </svg>
  )
}
