# finds: command-line, says: lambda deploy
# from: public issues
npx remotion lambda deploy --region=us-east-1
