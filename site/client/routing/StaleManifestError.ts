/** Thrown when the route manifest no longer exists because the site was deployed again after this page was opened. */
export class StaleManifestError extends Error {}
