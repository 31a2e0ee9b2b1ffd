/** What one job may take. */
export interface JobLimits {
  readonly seconds: number;
  readonly megabytes: number;
}

export const jobLimits: JobLimits = { seconds: 60, megabytes: 512 };
