/** The AWS regions that Remotion Lambda 3.2 can use, by continent. */
export const regions = [
  {continent: 'Europe', names: ['eu-central-1', 'eu-west-1', 'eu-west-2']},
  {continent: 'North America', names: ['us-east-1', 'us-east-2', 'us-west-2']},
  {continent: 'Asia and Pacific', names: ['ap-south-1', 'ap-southeast-1', 'ap-southeast-2', 'ap-northeast-1']},
] as const;
