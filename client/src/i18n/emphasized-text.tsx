export function EmphasizedText({ text }: { readonly text: string }) {
  return text.split('*').map((part, at) => (at % 2 ? <strong key={part}>{part}</strong> : part))
}
