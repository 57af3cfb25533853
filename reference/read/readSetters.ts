import type {ExportModel, FlagModel, SetterModel} from '../model.ts';

/** The setters of the configuration file: `Config.Output.setCrf`, what it takes, and the flag that calls it. */
export const readSetters = (config: ExportModel, flags: readonly FlagModel[]): SetterModel[] =>
  config.members
    .filter((member) => member.name.includes('.'))
    .map((member) => {
      const name = `Config.${member.name}`;
      const takes = /^\((?:(\w+)\??: (.*))?\) => void$/s.exec(member.type);
      const type = takes?.[2] ?? member.type;
      const flag = flags.find(({setter}) => setter === name)?.name;
      return {name, parameter: takes?.[1] ?? '', type, values: literals(type), ...(flag ? {flag} : {})};
    });

/** The literals that a type allows, when it is a union of them. */
const literals = (type: string): string[] => {
  const members = type.split(' | ').filter((member) => member !== 'undefined' && member !== 'null');
  return members.every((member) => /^'[^']*'$/.test(member)) ? members.map((member) => member.slice(1, -1)) : [];
};
