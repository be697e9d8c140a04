/** Carries one request to its service; the platform's fetch is one. */
export type Transport = (address: string, request: RequestInit) => Promise<Response>

/** The platform's own way to the network. */
export const fetchTransport: Transport = (address, request) => fetch(address, request)
